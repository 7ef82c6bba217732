import { type FloorOrder, loadBoard, onReturn, whenAsked } from './board.ts';

/** The least a page can do: all cards out of one template, replaced as a whole. */
function start(root: HTMLElement): void {
  const main = document.createElement('main');
  root.append(main);
  const read = async () => {
    const orders = await loadBoard();
    const head = document.createElement('h2');
    head.textContent = `New${orders.length.toLocaleString('en-IN')}`;
    main.replaceChildren(head, ...orders.map(toCard));
  };
  void read();
  onReturn(() => void read());
}

function toCard(order: FloorOrder): HTMLElement {
  const card = document.createElement('article');
  const add = (name: string, text: string, parent: HTMLElement = card) => {
    const element = Object.assign(document.createElement(name), { textContent: text });
    parent.append(element);
    return element;
  };
  add('h3', order.number);
  add('span', order.date);
  const list = add('ul', '');
  for (const item of order.items) add('li', item, list);
  if (order.more > 0) add('span', `+ ${order.more} more items`);
  if (order.note) add('p', order.note);
  add('strong', order.total);
  add('a', 'View').setAttribute('href', `/orders/${order.number}`);
  for (const action of ['Reject', 'Accept']) add('button', action);
  return card;
}

const root = document.getElementById('root');
if (root) whenAsked(() => start(root));
