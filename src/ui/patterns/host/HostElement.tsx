import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  hostStylesAtom,
  removeHostElementAtom,
  showHostElementAtom,
} from '../../../core/extend/hostElements';
import { kitStyles } from '../../kit/kitStyles';
import { GUEST } from '../../theme/RootElement';
import { SchemeContext } from '../../theme/ThemeRoot';
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

/** The box around content of the host. A slot has a size limit and scrolls. */
const HostBox = styled.div`
  /* What the content inherits comes from the page, as inline styles. */
  &:where([data-vp-styles='page']) {
    all: initial;
    display: block;
    visibility: inherit;
    pointer-events: inherit;
  }
  min-inline-size: 0;
  overflow-x: clip;
  &:where([data-vp-styles='portal']) {
    overflow-wrap: anywhere;
  }
  &:empty {
    display: none;
  }
  &[data-vp-slot] {
    position: relative;
    isolation: isolate;
    /* Elements with a fixed position remain inside the box. */
    contain: layout;
    max-block-size: 480px;
    overflow: auto;
  }
  &[data-vp-slot='orderCard'],
  &:is([data-vp-slot='boardTop'], [data-vp-slot='historyTop'], [data-vp-slot='menuTop']),
  &[data-vp-slot='dashboardStats'] {
    max-block-size: 160px;
  }
  &[data-vp-slot='cell'] {
    max-block-size: 96px;
  }
  &[data-vp-slot='header'] {
    flex: 0 1 auto;
    max-inline-size: 40%;
    max-block-size: 40px;
  }
  ${kitStyles}
`;
