import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import messages from '../messages.en.json';
import { footerLink } from './footerStyles';

const pages = [
  { key: 'titleTerms', to: paths.terms },
  { key: 'titlePrivacy', to: paths.privacy },
  { key: 'titleOpenSource', to: paths.openSource },
] as const;

const PageLink = styled(Link)`
  ${footerLink}
`;

/** The three legal pages, as list items. */
export function LegalLinks() {
  const text = useText(messages);
  return pages.map(({ key, to }) => (
    <li key={to}>
      <PageLink to={to}>{text(key)}</PageLink>
    </li>
  ));
}
