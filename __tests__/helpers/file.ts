export default '/static/file.woff2'
