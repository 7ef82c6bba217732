/** What has become of a text: `cancelled` if the person closed the browser's dialog. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

type Sharer = Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share'>>;

/**
 * Shares a text with the dialog of the device; copies it where there is none. Call it in the handler of a click.
 *
 * @example
 * ```ts
 * const outcome = await shareText(navigator, { title: 'Close of day', text: 'Earned: ₹1,000.00' });
 * ```
 *
 * @internal
 */
export async function shareText(
  device: Sharer,
  { title, text }: { title: string; text: string },
): Promise<ShareOutcome> {
  try {
    if (device.share) {
      await device.share({ title, text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    // The page of the host may forbid the dialog.
  }
  try {
    await device.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
