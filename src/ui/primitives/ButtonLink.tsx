import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonLook } from './buttonStyles';
import { joinClasses, shape } from './layout/shapes';

/** A link that looks like a button. */
export function ButtonLink(props: LinkProps & ButtonLook) {
  const { variant, size, isWide, className, ...link } = props;
  const look = buttonLook({ variant, size, isWide });
  return <Link {...link} className={joinClasses(shape.button, className)} {...look} />;
}
