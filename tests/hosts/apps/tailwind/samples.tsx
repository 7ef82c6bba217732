import {
  Badge,
  Button,
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  Input,
  Label,
  OutlineButton,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  Textarea,
} from './ui';

const UTILITIES = [
  'p-4',
  'px-6 py-2',
  'm-2',
  'mt-4 mb-1',
  'mx-auto max-w-sm',
  'flex gap-3',
  'inline-flex items-center justify-between',
  'grid grid-cols-3',
  'w-1/2',
  'h-10 min-h-8',
  'size-6',
  'box-content',
  'text-sm',
  'text-2xl',
  'font-bold',
  'font-mono',
  'italic',
  'uppercase',
  'tracking-wide',
  'leading-tight',
  'leading-loose text-xl',
  'text-center',
  'text-red-600',
  'text-primary',
  'text-muted-foreground dark:text-primary',
  'bg-blue-500',
  'bg-muted dark:bg-accent',
  'bg-linear-to-r from-red-500 to-blue-500',
  'border',
  'border-2 border-dashed border-red-500',
  'rounded-lg',
  'rounded-full',
  'shadow-md',
  'ring-2 ring-blue-500',
  'opacity-50',
  'underline',
  'truncate',
  'whitespace-nowrap',
  'break-all',
  'relative z-10',
  'overflow-hidden',
  'rotate-45',
  'scale-90 translate-x-2',
  'transition-colors duration-300',
  'animate-spin',
  'cursor-pointer select-none',
  'sr-only',
  'line-clamp-2',
  'tabular-nums',
  'hidden md:block',
];

/** Fifty utilities, and the elements of a card with a form and a table. */
export function Samples() {
  return (
    <div>
      <div data-group="utilities">
        {UTILITIES.map((name) => (
          <div key={name} className={name}>
            {name}
          </div>
        ))}
      </div>
      <div data-group="elements">
        <Card>
          <CardHeader>
            <CardTitle>Loyalty</CardTitle>
            <CardDescription>Points of your customers</CardDescription>
            <CardAction>
              <Badge>New</Badge>
            </CardAction>
          </CardHeader>
          <CardContent>
            <form>
              <Label htmlFor="points">Points</Label>
              <Input name="points" placeholder="5" />
              <Textarea defaultValue="Thank you" />
              <h3>Rules</h3>
              <p>
                Read the <a href="#rules">rules</a>.
              </p>
              <ul>
                <li>One order, one stamp</li>
              </ul>
              <select defaultValue="5">
                <option value="5">5</option>
              </select>
              <input type="checkbox" />
              <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor">
                <path d="M4 10h12" />
              </svg>
              <p hidden>Hidden</p>
            </form>
          </CardContent>
          <CardFooter>
            <Button type="button">Save</Button>
            <OutlineButton type="button">Cancel</OutlineButton>
          </CardFooter>
        </Card>
        <Table>
          <TableCaption>Customers</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead>Name</TableHead>
              <TableHead>Points</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            <TableRow>
              <TableCell>Asha</TableCell>
              <TableCell>12</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
