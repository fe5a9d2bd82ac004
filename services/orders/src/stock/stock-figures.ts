import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { StockRepository } from './stock.repository.js';

@Injectable()
export class StockFigures {
  constructor(metrics: Metrics, stock: StockRepository) {
    metrics.measure('stock_held_pieces', 'Pieces that unpaid orders hold', () => stock.countHeld());
  }
}
