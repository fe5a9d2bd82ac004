-- A database for each service, on the first start.
CREATE DATABASE mekong_auth;
CREATE DATABASE mekong_catalog;
CREATE DATABASE mekong_orders;
CREATE DATABASE mekong_payments;
CREATE DATABASE mekong_notifications;
CREATE DATABASE mekong_analytics;
