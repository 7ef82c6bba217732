import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ButtonLook, buttonLook, buttonStyles } from './buttonStyles';

const StyledLink = styled(Link)`
  ${buttonStyles}
`;

/** Leads to another screen, and looks like a button. */
export function ButtonLink({ variant, size, isWide, ...link }: LinkProps & ButtonLook) {
  return <StyledLink {...link} {...buttonLook({ variant, size, isWide })} />;
}
