import { styled } from 'styled-components';
import { box, color, controlHeight, font, radius, scaled, space } from '../../../ui/theme/theme';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  ${box.fromMedium} {
    grid-template-columns: minmax(0, 1fr) ${scaled(240)};
  }
`;

/** The styles of react-easy-crop, which would otherwise add a style sheet to the head of the host's page. */
export const Frame = styled.div`
  position: relative;
  block-size: clamp(200px, 46vh, 420px);
  ${box.narrow} {
    block-size: clamp(180px, 34vh, 420px);
  }
  overflow: hidden;
  border-radius: ${radius.box};
  background: ${color.surface2};
  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  & .reactEasyCrop_Image {
    position: absolute;
    inset: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
    will-change: transform;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    /* Not a logical side: the library moves the frame from its left edge. */
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    transform: translate(-50%, -50%);
    border: 1px solid rgb(255 255 255 / 0.8);
    box-shadow: 0 0 0 9999em rgb(0 0 0 / 0.55);
    &:focus-visible {
      outline: 3px solid ${color.focus};
      outline-offset: -3px;
    }
    &::before,
    &::after {
      content: '';
      position: absolute;
      box-sizing: border-box;
      border: 0 solid rgb(255 255 255 / 0.5);
    }
    &::before {
      inset: 0 33.33%;
      border-inline-width: 1px;
    }
    &::after {
      inset: 33.33% 0;
      border-block-width: 1px;
    }
  }
`;

export const Controls = styled.div`
  display: grid;
  gap: ${space[3]};
  & > [data-part='turn'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: ${space[2]};
  }
  & input[type='range'] {
    inline-size: 100%;
    block-size: ${controlHeight};
    margin: 0;
    accent-color: ${color.primary};
  }
`;

/** A picture as a card and as a row of a list show it. */
export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  & > figure {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    font-size: ${font.size.xs};
    color: ${color.textMuted};
  }
  & canvas {
    block-size: ${scaled(84)};
    border-radius: ${radius.small};
    background: ${color.surface2};
  }
`;
