import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { CAPABILITIES } from '../../../core/contracts/capabilityNames';
import { paths } from '../../../core/navigation/paths';
import { SCREEN_IDS, screenRow } from '../../../core/navigation/screenTable';
import { type PortalProps, PortalPropsContext } from '../../portalProps';
import { isCurrent } from './menuLinks';
import { useMenu } from './navigation';

test('the menu of an owner has every screen that a marketplace can turn off, but the legal pages', () => {
  const { wrapper: Portal } = createTestPortal({ capabilities: CAPABILITIES });
  const props = { findings: { report: () => {} } } as unknown as PortalProps;
  const { result } = renderHook(useMenu, {
    wrapper: ({ children }) => (
      <Portal>
        <PortalPropsContext.Provider value={props}>{children}</PortalPropsContext.Provider>
      </Portal>
    ),
  });
  const { entries, settings } = result.current;
  const rows = [...entries, ...settings].flatMap((entry) => entry.children ?? entry);
  const screens = SCREEN_IDS.map(screenRow).filter(
    ([, title, name]) => title && name && name !== 'legal',
  );
  const expected = [...screens.map(([path]) => path), paths.issues];
  expect(rows.map(({ to }) => to).toSorted()).toEqual(expected.toSorted());
});

test('a row is that of the screen, or of a screen above it', () => {
  const rows = ['/', '/team', '/team?role=chef', '/team/add-team-member', '/orders'];
  const currentOn = (pathname: string) => rows.filter((to) => isCurrent(to, pathname));
  expect(currentOn('/team/add-team-member')).toEqual([
    '/team',
    '/team?role=chef',
    '/team/add-team-member',
  ]);
  expect(currentOn('/')).toEqual(['/']);
  expect(currentOn('/teams')).toEqual([]);
});
