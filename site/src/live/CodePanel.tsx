import { CopyButton } from './CopyButton.tsx';

/** The code of a page with this portal. */
export function CodePanel({ code }: { code: string }) {
  return (
    <section className="live-code" aria-labelledby="live-code">
      <header>
        <h2 id="live-code">The code that makes it</h2>
        <CopyButton text={code} label="Copy the code" />
      </header>
      <p>
        It has the props that differ from their defaults. Put the URL of your backend in{' '}
        <code>host</code>. On this page, the sandbox in your browser answers instead.
      </p>
      <textarea
        aria-label="Code"
        readOnly
        rows={code.trimEnd().split('\n').length}
        value={code}
        wrap="off"
        spellCheck={false}
      />
    </section>
  );
}
