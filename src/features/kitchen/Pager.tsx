import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../core/messages/useText';
import { Button } from '../../ui/primitives/Button';
import messages from './messages.en.json';
import type { PageTurn } from './ticket/useTicketPages';

interface PagerProps {
  pages: PageTurn;
  previous: string;
  next: string;
}

/** Buttons that turn the pages; not rendered for a single page. */
export function Pager({ pages: { page, pageCount, setPage }, previous, next }: PagerProps) {
  const text = useText(messages);
  if (pageCount < 2) return null;
  return (
    <div data-part="pager">
      <Button
        icon={<ChevronLeft size={28} />}
        aria-label={previous}
        disabled={page === 0}
        onClick={() => setPage(page - 1)}
      />
      <span>{text('pageOf', { page: page + 1, count: pageCount })}</span>
      <Button
        icon={<ChevronRight size={28} />}
        aria-label={next}
        disabled={page === pageCount - 1}
        onClick={() => setPage(page + 1)}
      />
    </div>
  );
}
