import { useText } from '../../../core/messages/useText';
import { Spinner } from '../../../ui/primitives/Spinner';
import messages from './messages.en.json';

interface NoTicketsProps {
  isLoading: boolean;
  hasNew: boolean;
}

export function NoTickets({ isLoading, hasNew }: NoTicketsProps) {
  const text = useText(messages);
  return (
    <div data-part="empty" role="status">
      {isLoading ? (
        <>
          <Spinner size={40} />
          <p>{text('loading')}</p>
        </>
      ) : (
        <>
          <h2>{text(hasNew ? 'noTickets' : 'noOrders')}</h2>
          <p>{text(hasNew ? 'noTicketsHelp' : 'noOrdersHelp')}</p>
        </>
      )}
    </div>
  );
}
