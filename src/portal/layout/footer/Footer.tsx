import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { clockAtom } from '../../../core/clock/state';
import type { AudienceLinks } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { box, color, font, scaled, screenOnly, space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { usePortalProps } from '../../portalProps';
import { ExternalLink, footerLink } from './ExternalLink';

const Frame = styled.footer`
  ${screenOnly}
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  & li > a {
    ${footerLink}
  }
  & > [data-part='last'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
    max-inline-size: 1200px;
    margin-inline: auto;
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom, 0px));
    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[1]} ${space[4]};
      margin-inline-start: auto;
      list-style: none;
    }
  }
  ${box.fromMedium} {
    & > [data-part='last'] {
      padding-inline: ${space[5]};
    }
  }
`;

/** Screens with the large footer; others have the compact one (A2). */
const LARGE_ON: readonly string[] = [paths.landing, paths.register, paths.vendorKyc];

export function Footer() {
  const text = useText(messages);
  const { appearance, footer, layout } = usePortalProps();
  const clock = useAtomValue(clockAtom);
  const [year] = useState(() => new Date(clock.now()).getFullYear());
  const isLarge = LARGE_ON.includes(useLocation().pathname);
  if (!footer || layout === 'content') return null;
  const brand = appearance?.brandName ?? text('defaultBrand');
  return (
    <Frame>
      {isLarge && <FooterColumns />}
      <div data-part="last">
        <span>{text('footerRights', { year, brand })}</span>
        {!isLarge && (
          <ul>
            <LegalLinks />
          </ul>
        )}
      </div>
    </Frame>
  );
}

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
function FooterColumns() {
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

const pages = [
  { key: 'titleTerms', to: paths.terms },
  { key: 'titlePrivacy', to: paths.privacy },
  { key: 'titleOpenSource', to: paths.openSource },
] as const;

/** List items; the footer styles them. */
function LegalLinks() {
  const text = useText(messages);
  const has = useAtomValue(hasScreenAtom);
  return pages
    .filter(({ to }) => has(to))
    .map(({ key, to }) => (
      <li key={to}>
        <Link to={to}>{text(key)}</Link>
      </li>
    ));
}
