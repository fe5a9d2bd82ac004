import { Module } from '@nestjs/common';
import { DeleteProducts } from './delete-products.js';
import { MoveStock } from './move-stock.js';
import { ProductsRepository } from './products.repository.js';
import { StockFigures } from './stock-figures.js';
import { StockHistoryController } from './stock-history.controller.js';
import { StockHistoryRepository } from './stock-history.repository.js';
import { StockRepository } from './stock.repository.js';
import { UpsertProducts } from './upsert-products.js';

@Module({
  controllers: [StockHistoryController],
  providers: [
    DeleteProducts,
    MoveStock,
    ProductsRepository,
    StockFigures,
    StockHistoryRepository,
    StockRepository,
    UpsertProducts,
  ],
  exports: [
    DeleteProducts,
    MoveStock,
    ProductsRepository,
    StockHistoryRepository,
    StockRepository,
    UpsertProducts,
  ],
})
export class StockModule {}
