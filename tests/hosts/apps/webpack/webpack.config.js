import { EsbuildPlugin } from 'esbuild-loader';
import HtmlWebpackPlugin from 'html-webpack-plugin';

export default {
  mode: 'production',
  entry: './main.tsx',
  output: { publicPath: '/', clean: true },
  module: { rules: [{ test: /\.tsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }] },
  optimization: { minimizer: [new EsbuildPlugin()] },
  plugins: [new HtmlWebpackPlugin({ template: 'index.html' })],
  performance: { hints: false },
};
