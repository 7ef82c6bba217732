import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Menu } from '../primitives/overlay/Menu';
import type { MenuItem } from '../primitives/overlay/MenuList';
import { box } from '../theme/theme';

const FromMedium = styled.div`
  display: contents;
  ${box.narrow} {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;
  ${box.narrow} {
    display: contents;
  }
`;

/** An entry of the menu; one without a button is always in the menu. A button without a label has no entry. */
export type Tool =
  | (MenuItem & { button?: ReactNode })
  | { id: string; button: ReactNode; label?: undefined };

/** Tools as buttons, next to a menu of the others; a narrow portal has only a menu. */
export function Toolbar({ tools }: { tools: readonly Tool[] }) {
  const entries = tools.filter((tool) => tool.label !== undefined);
  const others = entries.filter(({ button }) => !button);
  return (
    <>
      <FromMedium>
        {tools.map(({ id, button }) => (
          <Fragment key={id}>{button}</Fragment>
        ))}
        {others.length > 0 && <Menu variant="secondary" items={others} />}
      </FromMedium>
      <Narrow>
        <Menu variant="secondary" items={entries} />
      </Narrow>
    </>
  );
}
