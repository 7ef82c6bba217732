import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths';
import { soundIssues } from '../../../core/orders/issues/heardIssues';
import { openIssuesAtom } from '../../../core/orders/issues/queries';
import { openIssueCountAtom, ordersWithIssuesAtom } from '../../../core/orders/issues/signs';
import { IssuesBar } from './IssuesBar';

/** Reads the open issues on every screen, sounds for them, and counts them for the menu and the board. */
export function IssueAlarm() {
  const store = useStore();
  const { data: issues = [] } = useAtomValue(openIssuesAtom);
  const setCount = useSetAtom(openIssueCountAtom);
  const setOrders = useSetAtom(ordersWithIssuesAtom);
  const { pathname } = useLocation();
  useEffect(() => soundIssues(store), [store]);
  const ids = [...new Set(issues.map(({ orderId }) => orderId))].toSorted().join(' ');
  useEffect(() => {
    setCount(issues.length);
    return () => setCount(0);
  }, [issues.length, setCount]);
  useEffect(() => {
    setOrders(new Set(ids.split(' ').filter(Boolean)));
    return () => setOrders(new Set<string>());
  }, [ids, setOrders]);
  // The screen of the issues counts down itself.
  return pathname !== paths.issues && <IssuesBar />;
}
