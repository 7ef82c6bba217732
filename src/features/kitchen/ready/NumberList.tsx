import { useText } from '../../../core/messages/useText';
import messages from './messages.en.json';

interface NumberListProps {
  title: string;
  empty: string;
  isReady: boolean;
  numbers: readonly string[];
  perPage: number;
  columns: number;
  page: number;
  pageCount: number;
  /** Ref callback for the area of the numbers. Both lists have the same size, so one is measured. */
  observe?: (element: HTMLElement | null) => void;
}

/** The numbers of one page. */
export function NumberList(props: NumberListProps) {
  const { title, empty, isReady, numbers, perPage, columns, page, pageCount, observe } = props;
  const text = useText(messages);
  const shown = numbers.slice(page * perPage, (page + 1) * perPage);
  return (
    <section data-part="list" data-ready={isReady || undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {pageCount > 1 && <span>{text('pageOf', { page: page + 1, count: pageCount })}</span>}
      </header>
      {numbers.length === 0 && <p>{empty}</p>}
      <ul ref={observe} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {shown.map((number, index) => (
          <li key={`${page} ${index} ${number}`}>{number}</li>
        ))}
      </ul>
    </section>
  );
}
