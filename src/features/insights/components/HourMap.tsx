import { useAtomValue } from 'jotai';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { useWeekdays } from '../../../ui/patterns/period/useWeekdays';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { SchemeContext } from '../../../ui/theme/ThemeRoot';
import {
  box,
  color,
  figures,
  font,
  oneLine,
  radius,
  space,
  visuallyHidden,
} from '../../../ui/theme/theme';
import type { Hours } from '../figures/counters';
import messages from '../messages.en.json';
import { Section } from './parts';

/**
 * The share of the accent colour in each of the five shades, in percent. A darker shade would make the number hard to
 * read.
 */
const SHADES = [8, 16, 24, 32, 40] as const;

const Map = styled.table`
  ${figures}
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  font-size: ${font.size.xs};
  & th {
    padding: ${space[1]} 0;
    color: ${color.textMuted};
    font-weight: ${font.weight.strong};
    white-space: ${oneLine};
    overflow-wrap: anywhere;
  }
  & [data-part='brief'] {
    display: none;
  }
  ${box.narrow} {
    & [data-part='whole'] {
      ${visuallyHidden}
    }
    & [data-part='brief'] {
      display: inline;
    }
  }
  & th[scope='row'] {
    padding-inline-end: ${space[2]};
    font-weight: ${font.weight.regular};
    text-align: end;
  }
  & thead > tr > :first-child {
    inline-size: 60px;
  }
  & td {
    padding: ${space[1]} 0;
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.textMuted};
    text-align: center;
    print-color-adjust: exact;
  }
  ${SHADES.map(
    (percent, shade) => `
      & td[data-shade='${shade + 1}'] {
        background: color-mix(in srgb, ${color.primary} ${percent}%, ${color.surface});
        color: ${color.text};
      }
    `,
  ).join('')}
`;

/**
 * A table of hours by weekdays with shaded cells: a screen reader reads each number with its hour and day, and the
 * table can be printed.
 */
export function HourMap({ hours, most }: Hours) {
  const text = useText(messages);
  const { clock, number } = useAtomValue(formatsAtom);
  const weekdays = useWeekdays();
  const brief = useWeekdays('narrow');
  const help = useContext(SchemeContext) === 'dark' ? 'byHourHelpDark' : 'byHourHelp';
  const shade = (count: number) => Math.ceil((count / most) * SHADES.length);
  return (
    <Section title={text('byHour')} help={text(help)}>
      <Map>
        <VisuallyHidden as="caption">{text('byHour')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text('columnHour')}</th>
            {weekdays.map((day, index) => (
              <th key={day} scope="col">
                <Weekday name={day} brief={brief[index]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, orders }) => (
            <tr key={hour}>
              <th scope="row">{clock(`${String(hour).padStart(2, '0')}:00`)}</th>
              {orders.map((count, day) => (
                <td key={weekdays[day]} data-shade={shade(count)}>
                  {number(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Map>
    </Section>
  );
}

/** The most letters of a short name that seven columns of a phone have room for. */
const ROOM = 4;

/** The name of a weekday, in a narrow portal with its first letter if it is long. */
function Weekday({ name, brief }: { name: string; brief: string | undefined }) {
  if (name.length <= ROOM || !brief || !name.startsWith(brief)) return name;
  return (
    <>
      <span data-part="whole">{name}</span>
      <span data-part="brief" aria-hidden="true">
        {brief}
      </span>
    </>
  );
}
