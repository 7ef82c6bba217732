import { styled } from 'styled-components';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { box, font } from '../../../ui/theme/theme';
import { Chart, Readout, TableBox } from '../charts/chartStyles';
import { Halves, KeyCards } from './insightStyles';

/**
 * The container queries and print rules of all parts of the page. If a part added these rules, they would restyle the
 * parts above it again.
 */
export const Report = styled(Stack)`
  /* Two amounts of seven digits with decimals are side by side. */
  ${box.narrow} {
    & ${KeyCards} > * > [data-part='value'] {
      font-size: clamp(${font.size.md}, 13.5cqi, ${font.size.xl});
    }
  }
  ${box.wide} {
    & ${KeyCards} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & ${Halves} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media screen {
    & ${TableBox}[data-closed] {
      display: none;
    }
  }
  @media print {
    & section {
      content-visibility: visible;
      break-inside: avoid;
    }
    & ${Readout}, & section button {
      display: none;
    }
    & ${Chart} {
      min-block-size: 0;
    }
    & ${TableBox} {
      max-block-size: none;
      overflow: visible;
    }
  }
`;
