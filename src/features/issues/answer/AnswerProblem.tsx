import { serverMessageOf } from '../../../core/api/errors';
import { useText } from '../../../core/messages/useText';
import { Banner, type BannerTone } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import type { AnswerResult } from './sendAnswer';

/** Why an answer was not given, or not for sure. */
export function AnswerProblem({ result }: { result: AnswerResult }) {
  const { tone, words } = useResultWords()(result);
  return <Banner tone={tone}>{words}</Banner>;
}

/** What became of an answer, in a sentence. */
export function useResultWords(): (result: AnswerResult) => { tone: BannerTone; words: string } {
  const text = useText(messages);
  return ({ outcome }) => {
    if (outcome.is === 'done') return { tone: 'success', words: text('done') };
    if (outcome.is === 'photos') {
      return { tone: 'danger', words: text('photosNotSent', { count: outcome.count }) };
    }
    if (outcome.is === 'elsewhere') {
      const isWithdrawn = outcome.issue?.state === 'withdrawn';
      return { tone: 'warning', words: text(isWithdrawn ? 'withdrawn' : 'elsewhere') };
    }
    if (outcome.is === 'late') {
      return { tone: 'danger', words: text(outcome.isSent ? 'lateSent' : 'lateUnsent') };
    }
    if (outcome.is === 'refused') {
      const reason = serverMessageOf(outcome.failure);
      return { tone: 'danger', words: [text('refused'), reason].filter(Boolean).join('\n') };
    }
    if (outcome.is === 'unknown') return { tone: 'warning', words: text('unknown') };
    return { tone: 'info', words: text('locked') };
  };
}
