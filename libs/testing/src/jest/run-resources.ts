import { ResourceDesk } from '../resources/resource-desk.js';
import { deskVariable } from '../resources/shared-resources.js';

let desk: ResourceDesk | undefined;

/** Opens the desk that hands shared servers to the tests of this run. */
export async function openResourceDesk(): Promise<void> {
  desk = new ResourceDesk();
  process.env[deskVariable] = await desk.open();
}

/** Ends every shared server that this run has started. */
export async function closeResourceDesk(): Promise<void> {
  await desk?.close();
}
