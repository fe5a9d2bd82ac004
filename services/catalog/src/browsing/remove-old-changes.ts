import { Injectable } from '@nestjs/common';
import { CatalogueState } from './catalogue-state.repository.js';

/** Removes the rows of old changes of the catalogue. */
@Injectable()
export class RemoveOldChanges {
  constructor(private readonly catalogue: CatalogueState) {}

  remove(): Promise<void> {
    return this.catalogue.prune();
  }
}
