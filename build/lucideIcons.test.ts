import { expect, test } from 'vitest';
import { importIcons } from './lucideIcons.ts';

const ICONS = new Map([
  ['ArrowUp', 'arrow-up'],
  ['Trash2', 'trash'],
]);

test('each icon comes from its own file under its own name, and types from the door', () => {
  const code = "import { ArrowUp, Trash2 as Bin, type LucideIcon } from 'lucide-react';\nrest();";

  expect(importIcons(code, ICONS).split(/ (?=import )|\n/)).toEqual([
    "import ArrowUp from 'lucide-react/icons/arrow-up';",
    "import Bin from 'lucide-react/icons/trash';",
    "import { type LucideIcon } from 'lucide-react';",
    'rest();',
  ]);
});
