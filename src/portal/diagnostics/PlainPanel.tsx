import { Diagnosis, PortalFailure } from '../../core/api/errors';
import { isDevelopment } from '../../core/isDevelopment';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';

/** The error of styled-components when the CSP blocks its style element (long and short form). */
const NO_SHEET = /CSSStyleSheet|errors\.md#17/;

export function toStyleFailure(error: unknown): PortalFailure {
  if (error instanceof Error && NO_SHEET.test(error.message)) {
    return new Diagnosis(
      'config',
      "The page's Content Security Policy blocks the portal's style-src",
      'Pass the nonce of the policy to the portal:',
      '<VendorPortal nonce={nonce} />',
    );
  }
  return new PortalFailure('render', 'The portal failed to render', undefined, error);
}

/** Fallback without styles, when even the styled error panel cannot render. */
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
