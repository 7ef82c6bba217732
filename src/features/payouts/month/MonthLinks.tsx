import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { formatLocaleAtom } from '../../../core/state/services';
import { useClock } from '../../../ui/patterns/useClock';
import { color, font, space } from '../../../ui/theme/theme';
import { linkStyles } from '../linkStyles';
import messages from '../messages.en.json';
import { monthAfter, monthName } from './months';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
  }
  & small {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
`;

const MonthLink = styled(Link)`
  ${linkStyles}
  margin-block: 0;
`;

/** The month that is running and the one before; "CSV" opens the month and saves its file. */
export function MonthLinks() {
  const text = useText(messages);
  const locale = useAtomValue(formatLocaleAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const month = useClock(useCallback((now: number) => isoDay(now).slice(0, 7), [isoDay]));
  return (
    <List aria-label={text('months')}>
      {[month, monthAfter(month, -1)].map((one) => {
        const name = monthName(one, locale);
        return (
          <li key={one}>
            <MonthLink to={paths.payoutMonth(one)}>{name}</MonthLink>
            {one === month && <small>{text('monthSoFar')}</small>}
            <MonthLink
              to={paths.payoutMonth(one)}
              state={{ file: true }}
              aria-label={text('monthFile', { month: name })}
            >
              {text('csv')}
            </MonthLink>
          </li>
        );
      })}
    </List>
  );
}
