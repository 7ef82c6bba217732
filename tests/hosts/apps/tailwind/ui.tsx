import type { ComponentProps } from 'react';

/** A component as a project that uses shadcn has in its own sources: an element with utility classes. */
function styled<
  Tag extends
    | 'div'
    | 'button'
    | 'input'
    | 'label'
    | 'table'
    | 'thead'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
    | 'caption'
    | 'span'
    | 'textarea',
>(Tag: Tag, slot: string, classes: string) {
  return function Styled({ className = '', ...props }: ComponentProps<Tag>) {
    const Element = Tag as 'div';
    const given = { 'data-slot': slot, className: `${classes} ${className}`, ...props };
    return <Element {...(given as ComponentProps<'div'>)} />;
  };
}

export const Card = styled(
  'div',
  'card',
  'bg-card text-card-foreground flex flex-col gap-6 rounded-xl border py-6 shadow-sm',
);
export const CardHeader = styled(
  'div',
  'card-header',
  '@container/card-header grid auto-rows-min grid-rows-[auto_auto] items-start gap-2 px-6 has-data-[slot=card-action]:grid-cols-[1fr_auto] [.border-b]:pb-6',
);
export const CardTitle = styled('div', 'card-title', 'leading-none font-semibold');
export const CardDescription = styled('div', 'card-description', 'text-muted-foreground text-sm');
export const CardAction = styled(
  'div',
  'card-action',
  'col-start-2 row-span-2 row-start-1 self-start justify-self-end',
);
export const CardContent = styled('div', 'card-content', 'px-6');
export const CardFooter = styled('div', 'card-footer', 'flex items-center px-6 [.border-t]:pt-6');

const button =
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium transition-all disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none [&_svg:not([class*='size-'])]:size-4 shrink-0 [&_svg]:shrink-0 outline-none focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px] h-9 px-4 py-2";
export const Button = styled(
  'button',
  'button',
  `${button} bg-primary text-primary-foreground hover:bg-primary/90`,
);
export const OutlineButton = styled(
  'button',
  'button',
  `${button} border bg-background shadow-xs hover:bg-accent hover:text-accent-foreground dark:bg-input/30 dark:border-input`,
);
export const Badge = styled(
  'span',
  'badge',
  'inline-flex items-center justify-center rounded-full border border-transparent px-2 py-0.5 text-xs font-medium w-fit whitespace-nowrap shrink-0 bg-secondary text-secondary-foreground overflow-hidden',
);

const field =
  'border-input placeholder:text-muted-foreground dark:bg-input/30 w-full rounded-md border bg-transparent px-3 text-base shadow-xs transition-[color,box-shadow] outline-none disabled:opacity-50 md:text-sm focus-visible:ring-[3px] aria-invalid:border-destructive';
export const Input = styled('input', 'input', `${field} flex h-9 min-w-0 py-1`);
export const Textarea = styled(
  'textarea',
  'textarea',
  `${field} flex field-sizing-content min-h-16 py-2`,
);
export const Label = styled(
  'label',
  'label',
  'flex items-center gap-2 text-sm leading-none font-medium select-none',
);

export const Table = styled('table', 'table', 'w-full caption-bottom text-sm');
export const TableHeader = styled('thead', 'table-header', '[&_tr]:border-b');
export const TableBody = styled('tbody', 'table-body', '[&_tr:last-child]:border-0');
export const TableRow = styled('tr', 'table-row', 'hover:bg-muted/50 border-b transition-colors');
export const TableHead = styled(
  'th',
  'table-head',
  'text-foreground h-10 px-2 text-left align-middle font-medium whitespace-nowrap',
);
export const TableCell = styled('td', 'table-cell', 'p-2 align-middle whitespace-nowrap');
export const TableCaption = styled(
  'caption',
  'table-caption',
  'text-muted-foreground mt-4 text-sm',
);
