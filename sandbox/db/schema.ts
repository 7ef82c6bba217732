// The tables of all resources. `applySchema` creates every table that is exported here.

export * from '../resources/issues/schema.ts';
export * from '../resources/legal/schema.ts';
export * from '../resources/menu/schema.ts';
export * from '../resources/offers/schema.ts';
export * from '../resources/orders/schema.ts';
export * from '../resources/payments/schema.ts';
export * from '../resources/proofs/schema.ts';
export * from '../resources/restaurants/schema.ts';
export * from '../resources/reviews/schema.ts';
export * from '../resources/sign-in/schema.ts';
export * from '../resources/store/schema.ts';
export * from '../resources/team/schema.ts';
export * from '../resources/timings/schema.ts';
export * from '../resources/uploads/schema.ts';
export * from '../resources/vendors/schema.ts';
export * from './metaSchema.ts';
