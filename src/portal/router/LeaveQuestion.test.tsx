import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import { isFirstPaintOverAtom } from '../../core/state/firstPaint';
import { IsolatedRouter } from './IsolatedRouter';
import { LeaveQuestion } from './LeaveQuestion';

beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/host'));
function Form() {
  const [isDirty, setDirty] = useState(false);
  const { allowLeaving, leave } = useUnsavedChanges(isDirty);
  const [isClosed, setClosed] = useState(false);
  const navigate = useNavigate();
  const save = () => {
    allowLeaving();
    void navigate('/list');
  };
  return (
    <>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      <button type="button" onClick={() => setDirty(false)}>
        Undo
      </button>
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={() => leave(() => setClosed(true))}>
        Close
      </button>
      <output>{isClosed ? 'closed' : 'open'}</output>
    </>
  );
}

interface PortalProps {
  basename?: string;
  onUnsavedChanges?: (isDirty: boolean) => void;
  children?: ReactNode;
}

function Portal(props: PortalProps) {
  const { basename = '/partner', onUnsavedChanges = () => {}, children } = props;
  const [store] = useState(() => {
    const created = createStore();
    created.set(isFirstPaintOverAtom, true);
    return created;
  });
  return (
    <Provider store={store}>
      <IsolatedRouter basename={basename} onError={() => {}}>
        <Routes>
          <Route path="/form" element={<Form />} />
          <Route path="/list" element={<h2>List</h2>} />
        </Routes>
        {children}
        <Link to="/list">To the list</Link>
        <Link to="/form#part">To the part</Link>
      </IsolatedRouter>
      <LeaveQuestion onUnsavedChanges={onUnsavedChanges} />
    </Provider>
  );
}

/** Opens the form as the second history entry, after a page of the host. */
async function open(portal: ReactNode = <Portal />) {
  window.history.pushState({ idx: 1 }, '', '/partner/form');
  const view = render(<StrictMode>{portal}</StrictMode>);
  // The dialog is loaded after the first paint.
  await act(() => vi.dynamicImportSettled());
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const form = () => screen.queryByRole('button', { name: 'Type' });

test('a link is not followed when the vendor keeps editing', async () => {
  await open();
  press('Type');
  follow('To the list');
  press('Keep editing');
  expect(form()).toBeTruthy();
  expect(window.location.pathname).toBe('/partner/form');
});

test('a link is followed when the vendor leaves the form', async () => {
  await open();
  press('Type');
  follow('To the list');
  press('Leave');

  screen.getByRole('heading', { name: 'List' });
  expect(question()).toBeNull();
});

test('a link that leaves the form in sight asks nothing', async () => {
  await open();
  press('Type');
  follow('To the part');

  expect(question()).toBeNull();
});

test('a form that is clean again asks nothing', async () => {
  await open();
  press('Type');
  press('Undo');
  follow('To the list');

  expect(question()).toBeNull();
  expect(form()).toBeNull();
});

test('a save passes without a question before the form has rendered', async () => {
  await open();
  press('Type');
  press('Save');

  expect(question()).toBeNull();
  screen.getByRole('heading', { name: 'List' });
});

test('an action that is not a navigation asks as well', async () => {
  await open();
  press('Type');
  press('Close');
  expect(screen.getByRole('status').textContent).toBe('open');
  press('Leave');

  expect(screen.getByRole('status').textContent).toBe('closed');
});

test('closing one form leaves another one guarded', async () => {
  await open(
    <Portal>
      <Form />
    </Portal>,
  );
  for (const type of screen.getAllByRole('button', { name: 'Type' })) fireEvent.click(type);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  press('Leave');
  expect(screen.getAllByRole('status').map((state) => state.textContent)).toEqual([
    'open',
    'closed',
  ]);
  follow('To the list');

  expect(question()).toBeTruthy();
});

test('Back is undone without an event before the question', async () => {
  await open();
  press('Type');
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  act(() => window.history.back());
  await vi.waitFor(() => expect(question()).toBeTruthy());
  await vi.waitFor(() => expect(window.location.pathname).toBe('/partner/form'));
  expect(heard).not.toHaveBeenCalled();
  expect(form()).toBeTruthy();

  press('Leave');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/host'));
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', heard);
});

test('a link of the host into the portal asks', async () => {
  await open();
  press('Type');
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  act(() => window.history.pushState({ idx: 2 }, '', '/partner/list'));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(window.location.pathname).toBe('/partner/form');
  expect(form()).toBeTruthy();

  press('Leave');
  await screen.findByRole('heading', { name: 'List' });
  expect(window.location.pathname).toBe('/partner/list');
  window.removeEventListener('popstate', heard);
});

test('an entry that a host replaced asks as well', async () => {
  await open();
  press('Type');
  act(() => window.history.replaceState(null, '', '/partner/list'));
  expect(question()).toBeTruthy();
  expect(window.location.pathname).toBe('/partner/form');

  press('Leave');
  await screen.findByRole('heading', { name: 'List' });
});

test('the browser asks before the tab closes only while something is unsaved', async () => {
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await open();
  expect(close()).toBe(false);
  press('Type');
  expect(close()).toBe(true);
  press('Undo');

  expect(close()).toBe(false);
});

test('onUnsavedChanges reports the begin of changes with their end', async () => {
  const onUnsavedChanges = vi.fn();
  const { unmount } = await open(<Portal onUnsavedChanges={onUnsavedChanges} />);
  expect(onUnsavedChanges).not.toHaveBeenCalled();
  press('Type');
  press('Undo');
  press('Type');
  expect(onUnsavedChanges.mock.calls).toEqual([[true], [false], [true]]);
  unmount();

  expect(onUnsavedChanges).toHaveBeenLastCalledWith(false);
  expect(onUnsavedChanges).toHaveBeenCalledTimes(4);
});

test('a form in one portal does not hold up another', async () => {
  await open(
    <>
      <Portal />
      <Portal />
    </>,
  );
  const [, second] = screen.getAllByRole('button', { name: 'Type' });
  fireEvent.click(second as HTMLElement);
  const [here, there] = screen.getAllByRole('link', { name: 'To the list' });
  fireEvent.click(here as HTMLElement);
  expect(question()).toBeNull();
  screen.getByRole('heading', { name: 'List' });
  fireEvent.click(there as HTMLElement);

  expect(question()).toBeTruthy();
});
