import { Diagnosis, PortalFailure } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { isDevelopment } from '../../core/isDevelopment';
import messages from '../messages.en.json';

/** What styled-components says of a style element that the page's policy left empty, long and short. */
const NO_SHEET = /CSSStyleSheet|errors\.md#17/;

/** Why not even an error could be drawn with styles. */
export function toStyleFailure(error: unknown): PortalFailure {
  if (error instanceof Error && NO_SHEET.test(error.message)) {
    return new Diagnosis(
      'config',
      "The page's policy refuses the portal its style-src",
      'Give the portal the nonce of the policy:',
      '<VendorPortal nonce={nonce} />',
    );
  }
  return new PortalFailure('render', 'The portal could not be drawn', undefined, error);
}

/** The last resort: text without any style, so that the page of the host stands. */
export function PlainPanel({ error }: { error: unknown }) {
  const text = useText(messages);
  const failure = toStyleFailure(error);
  return (
    <div className="vp-root" role="alert">
      <strong>{text('configTitle')}</strong>
      {isDevelopment() && failure instanceof Diagnosis && (
        <>
          <p>{failure.message}</p>
          <p>{failure.advice}</p>
          <pre>{failure.line}</pre>
        </>
      )}
    </div>
  );
}
