import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AudienceLinks } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { box, font, scaled, space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { usePortalProps } from '../../portalProps';
import { ExternalLink } from './ExternalLink';
import { LegalLinks } from './LegalLinks';

const SOCIAL = [
  { key: 'facebook', label: 'socialFacebook', mark: 'socialFacebookMark' },
  { key: 'instagram', label: 'socialInstagram', mark: 'socialInstagramMark' },
  { key: 'x', label: 'socialX', mark: 'socialXMark' },
  { key: 'youtube', label: 'socialYoutube', mark: 'socialYoutubeMark' },
  { key: 'linkedin', label: 'socialLinkedin', mark: 'socialLinkedinMark' },
] as const;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${scaled(180)}), 1fr));
  gap: ${space[5]};
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[5]};
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

const Title = styled.h2`
  margin-block-end: ${space[2]};
  font-size: ${font.size.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
`;

const Icons = styled(List)`
  grid-auto-flow: column;
  justify-content: start;
`;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

function AudienceList({ links, join }: { links: AudienceLinks | undefined; join: string }) {
  const text = useText(messages);
  return (
    <List>
      <li>
        <ExternalLink href={links?.partner} label={join} />
      </li>
      <li>
        <ExternalLink href={links?.androidApp} label={text('footerAndroid')} />
      </li>
      <li>
        <ExternalLink href={links?.iosApp} label={text('footerIos')} />
      </li>
    </List>
  );
}

/** Columns of the large footer (A1). */
export function FooterColumns() {
  const text = useText(messages);
  const { links } = usePortalProps();
  return (
    <Columns>
      <Column title={text('footerRestaurants')}>
        <AudienceList links={links?.restaurants} join={text('footerPartner')} />
      </Column>
      <Column title={text('footerDelivery')}>
        <AudienceList links={links?.deliveryPartners} join={text('footerRide')} />
      </Column>
      <Column title={text('footerLearnMore')}>
        <List>
          <LegalLinks />
          <li>
            <ExternalLink href={links?.contact} label={text('footerContact')} />
          </li>
        </List>
      </Column>
      <Column title={text('footerSocial')}>
        <Icons>
          {SOCIAL.map(({ key, label, mark }) => (
            <li key={key}>
              <ExternalLink href={links?.social?.[key]} label={text(label)} mark={text(mark)} />
            </li>
          ))}
        </Icons>
      </Column>
    </Columns>
  );
}
