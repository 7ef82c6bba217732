export { OrderProofs, ProofQuestion, ProofSetting } from './lazyProof';
export { StuckProofs, UnsentProofs } from './unsent';
