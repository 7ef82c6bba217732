import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (result === '') return;
    const timer = setTimeout(() => setResult(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () => {
    // Without a clipboard, as on plain http, the visitor selects the text.
    const copied =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
    copied.then(
      () => setResult('Copied'),
      () => setResult('Select the text to copy it'),
    );
  };
  return (
    <span className="live-copy">
      <button type="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{result}</span>
    </span>
  );
}
