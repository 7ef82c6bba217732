export {
  Button,
  type ButtonProps,
  Card,
  type CardProps,
  Chip,
  type ChipProps,
  EmptyState,
  type EmptyStateProps,
  Field,
  type FieldProps,
  Page,
  type PageProps,
} from './kit';
