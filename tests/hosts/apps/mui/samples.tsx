import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { SxProps } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** What `sx` of a box can set. */
const UTILITIES: readonly SxProps[] = [
  { p: 2 },
  { px: 3, py: 1 },
  { m: 1 },
  { mt: 2, mb: 0.5 },
  { mx: 'auto', maxWidth: 'sm' },
  { display: 'flex', gap: 2 },
  { display: 'inline-flex', alignItems: 'center' },
  { display: 'grid', gridTemplateColumns: '1fr 2fr' },
  { width: 1 / 2 },
  { height: 40, minHeight: 32 },
  { width: 200, p: 2, border: 1 },
  { typography: 'h4' },
  { typography: 'body2' },
  { typography: 'caption' },
  { typography: 'button' },
  { typography: 'overline' },
  { fontSize: 'h6.fontSize' },
  { fontWeight: 'bold' },
  { fontStyle: 'italic' },
  { fontFamily: 'monospace' },
  { textTransform: 'uppercase' },
  { letterSpacing: 4 },
  { lineHeight: 1.2 },
  { lineHeight: 2, fontSize: 30 },
  { textAlign: 'center' },
  { textAlign: 'right' },
  { color: 'error.main' },
  { color: 'text.secondary' },
  { color: 'primary.main' },
  { bgcolor: 'primary.main', color: 'primary.contrastText' },
  { bgcolor: 'background.paper' },
  { border: 1 },
  { border: 2, borderColor: 'error.main' },
  { borderRadius: 2 },
  { borderRadius: '50%' },
  { boxShadow: 3 },
  { opacity: 0.5 },
  { textDecoration: 'underline' },
  { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  { wordBreak: 'break-all' },
  { position: 'relative', zIndex: 1 },
  { overflow: 'hidden' },
  { transform: 'rotate(45deg)' },
  { transition: 'color 0.3s' },
  { cursor: 'pointer' },
  { userSelect: 'none' },
  { visibility: 'hidden' },
  { columnCount: 2 },
  { fontVariantNumeric: 'tabular-nums' },
  { display: { xs: 'none', md: 'block' } },
];

/** Fifty boxes with `sx`, and the elements of a card with a form and a table. */
export function Samples() {
  return (
    <div>
      <div data-group="utilities">
        {UTILITIES.map((sx) => (
          <Box key={JSON.stringify(sx)} sx={sx}>
            {JSON.stringify(sx)}
          </Box>
        ))}
      </div>
      <div data-group="elements">
        <Card>
          <CardHeader title="Loyalty" subheader="Points of your customers" />
          <CardContent>
            <Typography variant="body2" gutterBottom>
              One order, one <a href="#stamp">stamp</a>
            </Typography>
            <Alert severity="info">Read the rules</Alert>
            <Stack component="form" spacing={2}>
              <TextField
                label="Points"
                name="points"
                defaultValue="5"
                helperText="For each order"
              />
              <FormControlLabel control={<Checkbox defaultChecked />} label="Active" />
              <Switch />
              <p hidden>Hidden</p>
            </Stack>
            <Chip label="New" />
          </CardContent>
          <CardActions>
            <Button variant="contained">Save</Button>
            <Button variant="outlined" size="small">
              Cancel
            </Button>
          </CardActions>
        </Card>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell align="right">Points</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>Asha</TableCell>
              <TableCell align="right">12</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
