export const legalKeys = { all: ['legal'] } as const;
