import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient, CallOptions } from '../../core/api/types';
import type { KycSubmission } from './types';
import { toKycForm } from './wire';

/** @throws ApiRefusal unless the status is exactly 200 (B7) */
export async function submitKyc(
  api: ApiClient,
  submission: KycSubmission,
  options: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const { status, message } = await api.send('kycUpdate', toKycForm(submission), options);
  if (status !== 200) throw new ApiRefusal(status, message);
}
