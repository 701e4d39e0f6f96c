/** Settings of a shop without a payment provider, as `parseSettings` fills them in. Their addresses lead nowhere: no test asks the real ones. */
export const noPayments = {
  VIPPS_CLIENT_ID: '',
  VIPPS_CLIENT_SECRET: '',
  VIPPS_SUBSCRIPTION_KEY: '',
  VIPPS_MERCHANT_SERIAL_NUMBER: '',
  VIPPS_WEBHOOK_SECRET: '',
  VIPPS_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_URL: 'http://127.0.0.1:9',
  TEST_PAYMENTS: 'off' as 'off' | 'on',
}
