import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { StatCard } from '../../../ui/primitives/layout/Card';
import { ratingsAtom } from '../../ratings/public';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';

/** Renders nothing and makes no call for a vendor who may not see the ratings. */
export function RatingCard() {
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  return has(paths.rating) && can(screenNeeds(paths.rating)) ? <Rating /> : null;
}

function Rating() {
  const text = useText(messages);
  const { oneDecimal } = useInsightWords();
  const { data } = useAtomValue(ratingsAtom);
  const rating = data?.overall.food ?? null;
  return (
    <StatCard
      label={text('rating')}
      value={rating === null ? text('none') : text('ratingValue', { rating: oneDecimal(rating) })}
      note={<Link to={paths.rating}>{text('ratingOpen')}</Link>}
    />
  );
}
