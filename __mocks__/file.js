module.exports = "/static/file-mock";
