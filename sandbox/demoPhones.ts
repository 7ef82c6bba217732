/** Phone number of the owner of "Demo Tandoor & Tiffins". */
export const DEMO_PHONE = '6000000001';

/** Phone number of the owner of "Marina Grill" in Dubai, for `examples/marketplace`. */
export const GULF_DEMO_PHONE = '500000001';
