import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type FloorOrder, loadBoard, onReturn, whenAsked } from './board.ts';

/** What a developer would write in ten minutes: state, and a card for every order. */
function Board() {
  const [orders, setOrders] = useState<FloorOrder[]>([]);
  useEffect(() => {
    const read = () => void loadBoard().then(setOrders);
    read();
    onReturn(read);
  }, []);
  return (
    <main>
      <h2>{`New${orders.length.toLocaleString('en-IN')}`}</h2>
      {orders.map((order) => (
        <Card key={order.number} order={order} />
      ))}
    </main>
  );
}

function Card({ order }: { order: FloorOrder }) {
  return (
    <article>
      <h3>{order.number}</h3>
      <span>{order.date}</span>
      <ul>
        {order.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {order.more > 0 && <span>{`+ ${order.more} more items`}</span>}
      {order.note && <p>{order.note}</p>}
      <strong>{order.total}</strong>
      <a href={`/orders/${order.number}`}>View</a>
      <button type="button">Reject</button>
      <button type="button">Accept</button>
    </article>
  );
}

const root = document.getElementById('root');
if (root) whenAsked(() => createRoot(root).render(<Board />));
