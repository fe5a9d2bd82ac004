import type { Scene } from '../scene.js';
import { shift } from '../space/motion.js';
import { moved } from '../space/part.js';
import { panel, screen } from './panel.js';
import { stand } from './stand.js';
import type { MonitorPicture } from './monitor-picture.js';

const CLEARANCE = 105;

/** A monitor on its stand, switched on. */
export function monitorScene(picture: MonitorPicture): Scene {
  const height = picture.width / picture.aspect;
  const lift = shift([0, 0, CLEARANCE + height / 2]);
  return {
    parts: [
      ...stand(picture, CLEARANCE + height * 0.45),
      moved(panel(picture), lift),
      moved(screen(picture), lift),
    ],
    view: { azimuth: picture.seenFrom, elevation: 8, distance: 1500 },
    tint: picture.palette[2],
  };
}
