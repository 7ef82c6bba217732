import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { clockAtom } from '../../../core/clock/state';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { box, color, font, screenOnly, space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { usePortalProps } from '../../portalProps';
import { footerLink } from './ExternalLink';
import { FooterColumns } from './FooterColumns';
import { LegalLinks } from './LegalLinks';

const Frame = styled.footer`
  ${screenOnly}
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
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
  const [year] = useState(() => String(new Date(clock.now()).getFullYear()));
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
