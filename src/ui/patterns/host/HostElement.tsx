import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import {
  hostStylesAtom,
  removeHostElementAtom,
  showHostElementAtom,
} from '../../../core/extend/hostElements';
import { GUEST } from '../../theme/RootElement';
import { SchemeContext } from '../../theme/ThemeRoot';
import { HostBox } from './hostStyles';
import { createPageStyles } from './pageStyles';

interface HostElementProps {
  /** The slot whose size limit applies. If absent, the content is a whole page. */
  slot?: string;
  title?: string;
  /** Converts an error of the content to the failure that is reported. */
  toFailure?: (error: unknown) => unknown;
  onShown?: () => void;
  children: ReactNode;
}

const pageStylesAtom = atom(createPageStyles);

/** Shows content of the host, with the contexts of the host. Rethrows errors of the content. */
export function HostElement({ slot, title = '', toFailure, onShown, children }: HostElementProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const show = useSetAtom(showHostElementAtom);
  const remove = useSetAtom(removeHostElementAtom);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const colorScheme = useContext(SchemeContext);
  const hostStyles = useAtomValue(hostStylesAtom);
  const pageStyles = useAtomValue(pageStylesAtom);
  const path = createPath({ ...useLocation(), hash: '' });
  const open = useNavigate();
  useLayoutEffect(
    () => (hostStyles === 'page' && box.current ? pageStyles.follow(box.current) : undefined),
    [hostStyles, pageStyles],
  );
  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    const onFailure = (error: unknown) => setFailure({ error });
    const navigate = (to: string) => void open(to);
    const place = { id, container, path, navigate, colorScheme };
    show({ ...place, content: children, title, onFailure, onShown });
  }, [show, id, children, title, path, open, colorScheme, onShown]);
  useLayoutEffect(() => () => remove(id), [remove, id]);
  if (failure) throw toFailure ? toFailure(failure.error) : failure.error;
  return (
    <HostBox
      ref={box}
      className={GUEST}
      data-vp-slot={slot}
      data-vp-styles={hostStyles}
      data-vp-shows={colorScheme}
    />
  );
}
