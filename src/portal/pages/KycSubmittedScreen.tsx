import { useText } from '../../core/messages/useText';
import { KycSubmittedPage } from '../../features/kyc/pages/KycSubmittedPage';
import { ExternalLink } from '../layout/footer/ExternalLink';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';

/** The contact link is plain text without a target (c16). */
export function KycSubmittedScreen() {
  const text = useText(messages);
  const { links } = usePortalProps();
  const contact = <ExternalLink href={links?.contact} label={text('footerContact')} />;
  return <KycSubmittedPage contact={contact} />;
}
