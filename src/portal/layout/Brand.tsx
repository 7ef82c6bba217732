import { ChefHat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { clampLines, color, focusRing, font, radius, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-inline: ${space[3]};
  color: ${color.primary};
  font-family: ${font.heading};
  font-size: ${font.size.md};
  font-weight: ${font.weight.strong};
`;

const Name = styled.span`
  ${clampLines(2)}
  color: ${color.text};
`;

const Logo = styled.img`
  max-block-size: 32px;
  max-inline-size: 160px;
`;

const Home = styled(Link)`
  ${focusRing}
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
`;

/** Logo or name of the marketplace; `to` makes it a link. */
export function Brand({ to }: { to?: string }) {
  const mark = (
    <Line>
      <Mark />
    </Line>
  );
  return to ? <Home to={to}>{mark}</Home> : mark;
}

function Mark() {
  const text = useText(messages);
  const { appearance } = usePortalProps();
  if (appearance?.logo) return <Logo src={appearance.logo.src} alt={appearance.logo.alt} />;
  return (
    <>
      <ChefHat size={24} />
      <Name>{appearance?.brandName ?? text('defaultBrand')}</Name>
    </>
  );
}
