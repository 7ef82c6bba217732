import type { LogQuestion } from './api';

export const paymentKeys = {
  logs: (restaurantId: string, { status, search }: LogQuestion) =>
    ['payments', restaurantId, 'logs', status, search] as const,
  cycles: (restaurantId: string) => ['payments', restaurantId, 'cycles'] as const,
};
