import { styled } from 'styled-components';
import { Card } from '../../../ui/primitives/Card';
import { box, space } from '../../../ui/theme/theme';

export const Section = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** A fieldset, so that a locked profile disables every field at once. */
export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
