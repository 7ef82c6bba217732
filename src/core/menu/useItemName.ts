import { useCallback } from 'react';
import { clip } from '../format/wireValues';
import { useText } from '../messages/useText';
import messages from './messages.en.json';
import type { MenuItem } from './types';

export function useItemName() {
  const text = useText(messages);
  return useCallback(({ name }: Pick<MenuItem, 'name'>) => clip(name) || text('untitled'), [text]);
}
