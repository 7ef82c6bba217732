import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonLook } from './buttonStyles';
import { shape, wear } from './shapes';

/** Leads to another screen, and looks like a button. */
export function ButtonLink(props: LinkProps & ButtonLook) {
  const { variant, size, isWide, className, ...link } = props;
  const look = buttonLook({ variant, size, isWide });
  return <Link {...link} className={wear(shape.button, className)} {...look} />;
}
