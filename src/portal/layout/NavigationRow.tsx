import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { navigationRow } from './navigationStyles';

/** A row that leads to a screen; it is marked while that screen, or one below it, is shown. */
export const NavigationRow = styled(NavLink)`
  ${navigationRow}
`;
